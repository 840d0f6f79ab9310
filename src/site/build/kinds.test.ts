import { expect, it } from 'vitest';
import { kindsIn } from './page-kinds.ts';

it('has one page of every kind, whatever a game adds', () => {
  const files = [
    'hopping/index.html',
    'hopping/learn/first/index.html',
    'hopping/learn/index.html',
    'hopping/learn/second/index.html',
    'hopping/sheets/hopping.pdf',
    'index.html',
    'search/index.html',
    'skipping/index.html',
    'skipping/weather/index.html',
  ];
  expect(Object.fromEntries(kindsIn(files, ['hopping', 'skipping']))).toEqual({
    home: '',
    search: 'search/',
    box: 'hopping/',
    learn: 'hopping/learn/',
    'learn, one of them': 'hopping/learn/first/',
    weather: 'skipping/weather/',
  });
});
