import { LESSONS as ENGLISH } from '../lessons.ts';

const [hopping] = ENGLISH;
const [stone, hand, brown] = hopping.steps;

/** Hoe je Stapstenen leert. */
export const LESSONS = [
  {
    ...hopping,
    title: 'Springen',
    about: 'Je springt, je springt te ver, en je wint.',
    steps: [
      {
        ...stone,
        title: 'Eén steen verder',
        text: 'Speel je sprong van 1.',
        hint: 'Je hebt een 1 en een 2 in je hand.',
      },
      {
        ...hand,
        title: 'Je hand',
        text: 'Welke kaarten heb je nog?',
        hint: 'Je hebt er net één van de twee gespeeld.',
      },
      { ...brown, title: 'De bruine kikker', text: 'Hij springt achter je aan.' },
    ],
    end: 'Nu kun je springen.',
  },
] as const;
