/** Texts of the lessons, apart from those of a game. */
import { capital } from '../../language.ts';

const steps = (count: number): string => `${count} step${count === 1 ? '' : 's'}`;

export const LEARN_WORDS = {
  title: (game: string) => `Learn ${game} by playing it`,
  about: (game: string) =>
    `Lessons that have you set up and play ${game} with your own hands, and say why not.`,
  lead: 'Each lesson is a table and a few things to do. Try whatever you like: the referee says what is not allowed and why, and everything can be taken back.',
  lessons: 'The lessons',
  first: 'For a first game',
  later: 'Later, when it comes up',
  lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
  pageTitle: (lesson: string) => `Lesson: ${lesson}`,
  count: steps,
  progress: (done: number, all: number) =>
    done === 0 ? steps(all) : done === all ? 'Done' : `${done} of ${steps(all)} done`,
  noScript:
    'The lessons need JavaScript, which is switched off here. Their steps can be read; the rules and the examples work without it.',
  goOn: (lesson: string) => `You have done this lesson. Go on with: ${lesson}`,
  loading: 'Setting up the table …',
  failedToLoad: 'The referee could not be loaded. Check the connection and load the page again.',
  notKept: 'This device keeps nothing for the site, so your progress is forgotten when the page is closed.',
  bare: 'The table of this lesson. Nothing lies on it yet.',
  board: 'The table of this lesson. Arrow keys go from field to field.',
  steps: 'Steps of this lesson',
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  stepLink: (number: number, title: string, done: boolean) =>
    `Step ${number}: ${title}${done ? ', done' : ''}`,
  rules: 'The rules for it',
  beside: 'Beside the board',
  zone: (owner: string | undefined, name: string) =>
    owner === undefined ? name : `${capital(owner)}: ${name.toLowerCase()}`,
  covered: '?',
  choices: 'What you can do',
  onBoard: 'Tap a place on the board.',
  places: (count: number) => `The ${count} places as a list`,
  anything: 'Try something not allowed',
  anythingOn:
    'Now try whatever you wonder about, on the board or from the list. What is not allowed changes nothing: the referee says why.',
  hint: 'A hint',
  show: 'Show me',
  hinted: (hint: string) => `Hint: ${hint}`,
  watch: (player: string) => `Let ${player} play`,
  comes: 'See what comes',
  next: 'Next',
  finish: 'Finish the lesson',
  right: 'Right.',
  called: 'That is what the referee says.',
  shown: 'Shown to you.',
  other: (words: string) => `Allowed: ${words}`,
  otherText: 'It may be done, and one day it may be the best thing to do. This step asks for something else.',
  notThis: (words: string) => `Not quite: ${words}`,
  notThisText: 'Look at the rules beside the step, or take the hint.',
  takeBack: 'Take it back',
  lost: 'From here it cannot be done any more.',
  missed: 'Not quite.',
  again: 'Go back to where it can still be done',
  came: 'What happened',
  cameAll: 'All that happened',
  ended: (lesson: string) => `You have done it: ${lesson}`,
  nextLesson: (title: string) => `Next lesson: ${title}`,
  allLessons: 'All lessons',
  play: 'Play the whole game',
  onceMore: 'From the first step again',
  lay: {
    put: (field: string) => `Put on: ${field}`,
    pieces: (count: number) => `${count}`,
    piece: (count: number, field: string) => `${count} on ${field}`,
  },
} as const;
