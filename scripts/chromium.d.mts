// The types of chromium.mjs, for vitest.config.ts.
export function findChromium(): { path: string; origin: string } | undefined
