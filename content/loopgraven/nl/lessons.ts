import { lessonsIn } from '../lessons-in.ts';

/** Zo leer je Loopgraven. */
export const LESSONS = lessonsIn('nl');
