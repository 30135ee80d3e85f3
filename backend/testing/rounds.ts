/**
 * How often a race is run; random orders and crowds are in proportion. npm test runs a fifth of what is asked for, which
 * is 50 rounds: `ROUNDS=50 npm run specs -- backend`.
 */
export const rounds = Number(process.env["ROUNDS"] ?? 10);
/** That much of what 50 rounds have. */
export const inProportion = (atFifty: number) => Math.ceil((atFifty * rounds) / 50);
