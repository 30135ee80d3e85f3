import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const program = "/usr/sbin/dovecot"; // Debian's dovecot-imapd; npm test installs it
const patience = 10_000; // ms
const everybody = 65_534; // Debian's "nobody": Dovecot reads no mailbox as root

const configurationIn = (folder: string, port: number) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
log_path = ${folder}/log
mail_location = maildir:${folder}/mail
first_valid_uid = ${everybody}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${everybody} gid=${everybody} home=${folder}/mail
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

const freePort = async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  if (address === null || typeof address === "string") throw new Error("the probe has no port");
  const { port } = address;
  probe.close();
  await once(probe, "close");
  return port;
};

const answers = async (port: number) => {
  for (const until = Date.now() + patience; Date.now() < until; await pause(50)) {
    const line = connect(port, "127.0.0.1");
    const [greeting] = await Promise.race([once(line, "data"), once(line, "close")]).catch(() => [""]);
    line.destroy();
    if (String(greeting).startsWith("* OK")) return true;
  }
  return false;
};

/** A real server that speaks IMAP, or why there is none. `url`: of an empty mailbox. */
export const startDovecot = async () => {
  if (!existsSync(program)) return { notRun: "there is no Dovecot (Debian's dovecot-imapd)" };
  if (process.getuid?.() !== 0) return { notRun: "only root starts Dovecot" };
  const folder = await mkdtemp(join(tmpdir(), "fungo-dovecot-"));
  await chmod(folder, 0o755);
  await mkdir(join(folder, "mail"), { mode: 0o777 });
  await chmod(join(folder, "mail"), 0o777);
  const port = await freePort();
  await writeFile(join(folder, "dovecot.conf"), configurationIn(folder, port));
  const server = spawn(program, ["-F", "-c", join(folder, "dovecot.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (chunk: Buffer) => (said += chunk));
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const isThere = await Promise.race([answers(port), ended.then(() => false)]);
  if (isThere) return { url: `imap://bounce:secret@127.0.0.1:${port}`, stop };
  await stop();
  return { notRun: `Dovecot did not start: ${said.trim().split("\n").at(-1)}` };
};
