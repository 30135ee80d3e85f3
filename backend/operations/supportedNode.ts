/** The oldest line of Node.js that gets security fixes; 20 had its last ones in April 2026. */
const oldest = 22;

/** What anyone running this version in production should know; undefined while it gets security fixes. */
export const outOfSupport = (version: string): string | undefined =>
  Number.parseInt(version, 10) < oldest
    ? `Node.js ${version} is out of support and gets no security fixes. Run Fungo on Node.js 26.`
    : undefined;
