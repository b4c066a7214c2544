// Kinds of pages that links lead to before they exist. Empty when the program is whole: every other dead link fails.

export const notYet = new Set([]);
