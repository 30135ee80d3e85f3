import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { messageOf, type Sendable, type Sender, type Transport } from "./transport.ts";

/** "2030-05-01 16.00.00 lesson confirmed 0198….eml": in a folder they stand in the order in which they were written. */
const nameOf = ({ id, kind, created_at: at }: Pick<Sendable, "id" | "kind" | "created_at">) =>
  `${at.toISOString().slice(0, 19).replace("T", " ").replaceAll(":", ".")} ${kind.replace(/[^\w -]/g, "")} ${id}.eml`;

/** Instead of a mail server: each mail becomes a file that any mail program opens. Nobody gets it. */
export const fileTransport = (folder: string, sender: Sender): Transport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    isLocal: true,
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, sender));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, nameOf(mail));
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async forget(mailIds) {
      const gone = new Set(mailIds);
      const names = await readdir(folder).catch(() => []); // no mail was ever written
      for (const name of names) if (gone.has(name.slice(-40, -4))) await rm(join(folder, name), { force: true });
    },
    close: () => composer.close(),
  };
};
