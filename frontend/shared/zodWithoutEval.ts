/**
 * zod compiles its checks with `new Function` where it can. Our content security policy forbids that, and browsers report
 * even the attempt. This is what zod's own `config({ jitless: true })` sets, without loading zod; import it before
 * anything that does.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
