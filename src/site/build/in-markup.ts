/** Data as text that may stand in a `<script>` of a page, whatever is in it. */
export const inMarkup = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
