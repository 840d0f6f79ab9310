import { lessonsIn } from './lessons-in.ts';

export const LESSONS = lessonsIn('en');
