// A host's own callback may throw. That is the host's fault to see, and must not break what called it (STORE-4).

/** Calls a callback of the host; what it throws is reported as the page's uncaught errors are, and goes no further. */
export function callHost<Args extends readonly unknown[]>(
  callback: ((...args: Args) => unknown) | undefined,
  ...args: Args
): void {
  try {
    callback?.(...args)
  } catch (error) {
    if (typeof reportError === 'function') reportError(error)
    else console.error(error)
  }
}
