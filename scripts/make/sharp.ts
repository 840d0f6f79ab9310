/** sharp, set up for pictures that are each drawn once: libvips would keep the last hundred for nothing. */
import sharp from 'sharp';

sharp.cache(false);

export { sharp };
