import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * How the server treats the next mail: drop accepts it in full, then cuts the line before saying so; drop early cuts it
 * before it gets anything of the mail.
 */
type Mood = "accept" | "refuse sender" | "refuse recipient" | "refuse content" | "not now" | "drop" | "drop early";

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A mail server for specs. Each mail uses up one mood; without any, all are accepted. */
export const smtpServer = async () => {
  const moods: Mood[] = [];
  const received: Email[] = [];
  const senders: string[] = []; // of their envelopes
  let tried = 0;
  const cutAll = () => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom(_address, _session, done) {
      if (moods[0] === "refuse sender") {
        moods.shift();
        done(refusal(553, "5.1.8 sender address rejected"));
      } else done();
    },
    onRcptTo(_address, _session, done) {
      tried++;
      if (moods[0] === "refuse recipient") {
        moods.shift();
        done(refusal(550, "5.1.1 no such person here"));
      } else if (moods[0] === "not now") {
        moods.shift();
        done(refusal(451, "4.3.0 come back later"));
      } else if (moods[0] === "drop early") {
        moods.shift();
        cutAll();
      } else done();
    },
    onData(stream, { envelope }, done) {
      void buffer(stream).then(async (raw) => {
        const mood = moods.shift() ?? "accept";
        if (mood === "refuse content") return done(refusal(554, "5.7.1 we do not want this"));
        received.push(await PostalMime.parse(raw));
        senders.push(envelope.mailFrom ? envelope.mailFrom.address : "");
        if (mood === "drop") cutAll();
        else done();
      });
    },
  });
  server.on("error", () => {}); // lines that are cut
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    senders,
    /** What is to happen to the next mails. */
    next: (...upcoming: Mood[]) => void moods.push(...upcoming),
    get tried() {
      return tried;
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
};
export type TestSmtpServer = Awaited<ReturnType<typeof smtpServer>>;
