/** The JSON schema of templates, for editors: made from the table of keys that the reader goes by. */
import { TEMPLATE_KEYS, TEMPLATE_PARTS, type KeyType, type TemplateKey } from './template-keys.ts';

type Json = Readonly<Record<string, unknown>>;

const MEASURE: Json = { type: ['number', 'string'] };

const TYPES: Readonly<Record<KeyType, Json>> = {
  length: MEASURE,
  number: MEASURE,
  text: { type: ['string', 'number', 'boolean'] },
  'yes or no': { enum: [true, false, 'yes', 'no'] },
  colour: { type: 'string' },
  column: { type: 'string' },
  choice: { type: 'string' },
  names: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
};

function keySchema({ type, says, kinds, choices }: TemplateKey): Json {
  const description = kinds ? `${says} For ${kinds.join(', ')}.` : says;
  return { ...TYPES[type], ...(choices && { enum: choices }), description };
}

const boxesSchema = (description: string): Json => ({
  description,
  type: ['object', 'null'],
  additionalProperties: { $ref: '#/definitions/box' },
});

/** The schema, as an editor reads it. */
export function templateSchema(): Json {
  const { boxes, back, other, icons, decks } = TEMPLATE_PARTS;
  const sides = { boxes: boxesSchema(boxes), back: boxesSchema(back), other: boxesSchema(other) };
  const keys = Object.entries(TEMPLATE_KEYS).map(([name, key]) => [name, keySchema(key)]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A template of cards',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sides,
      icons: { description: icons, type: 'object', additionalProperties: { type: 'string' } },
      decks: {
        description: decks,
        type: 'object',
        additionalProperties: { type: 'object', additionalProperties: false, properties: sides },
      },
    },
    definitions: {
      box: { type: 'object', additionalProperties: false, properties: Object.fromEntries(keys) },
    },
  };
}
