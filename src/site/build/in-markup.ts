/** Serialises data as JSON that is safe inside a page's `<script>`. */
export const inMarkup = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
