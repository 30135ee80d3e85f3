import { readFileSync } from "node:fs";
import { EmbeddedPostgresError } from "./failure.ts";

/** The account Postgres runs under; undefined: our own. */
export type Account = { name: string; uid: number; gid: number } | undefined;

/** Postgres refuses to run as root, so root runs it as the postgres account or, if there is none, as nobody. */
export function accountForPostgres(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedPostgresError("Postgres does not run as root, and this system has no account postgres or nobody.");
}

/** How every Postgres program is spawned: its account, a folder any account may enter, messages in English. */
export function spawnOptions(account: Account) {
  return {
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}
