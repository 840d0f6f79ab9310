/** sharp, set up for pictures that are each drawn once: libvips would keep the last hundred for nothing. */
import { native } from '../native.ts';

const { default: sharp } = await native(() => import('sharp'), 'Pictures are made by sharp');

sharp.cache(false);

export { sharp };
