import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

interface Options {
  readonly random: () => number; // from 0 up to 1
  readonly drops: number; // the part of all mails that it drops, half of them before it gets anything
  readonly slow: number; // ms that it takes for a mail
  /** Somebody wants to hand over a mail; asked before it is taken. */
  readonly onMail: () => void;
}

/** A mail server that cuts the line before it gets a mail, or once it has all of it. */
export const droppingMailServer = async ({ random, drops, slow, onMail }: Options) => {
  const arrived: { to: string; at: number }[] = []; // all of it was there, whether it said so or not
  const begun = new Set<string>(); // to whom somebody wanted to hand over a mail
  const dropped = { before: 0, after: 0 };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, session, done) {
      begun.add(address);
      onMail();
      if (random() >= drops / 2) return done();
      dropped.before++;
      cut(session.id);
    },
    onData(stream, session, done) {
      stream.resume();
      stream.once("end", () => {
        const at = Date.now();
        for (const { address } of session.envelope.rcptTo) arrived.push({ to: address, at });
        const isDropped = random() < drops / 2;
        void pause(slow).then(() => {
          if (!isDropped) return done();
          dropped.after++;
          cut(session.id);
        });
      });
    },
  });
  const cut = (id: string) => {
    for (const connection of server.connections) if (connection.session.id === id) connection._socket.destroy();
  };
  server.on("error", () => {}); // lines that are cut, by us or by a kill
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    arrived,
    begun,
    dropped,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
};
