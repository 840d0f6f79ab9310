/** sharp without its cache: pictures are each drawn once. */
import { native } from '../native.ts';

const { default: sharp } = await native(() => import('sharp'), 'Pictures are made by sharp');

sharp.cache(false);

export { sharp };
