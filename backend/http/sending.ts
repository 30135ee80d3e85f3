import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Transfer = (this: ArrayBuffer, bytes: number) => ArrayBuffer;

/** `ArrayBuffer.prototype.transfer`, which Node 20 has behind a flag that only applies to realms made after it. */
const transferOf = (): Transfer => {
  const ofRealm = () => runInNewContext("ArrayBuffer.prototype.transfer") as Transfer | undefined;
  const found = ofRealm();
  if (found) return found;
  setFlagsFromString("--harmony-rab-gsab-transfer");
  return ofRealm()!;
};
const transfer = transferOf();

/** Gives a piece's memory back at once. Until the collector finds it, each 64 MB of them makes it go through all objects. */
const giveBack = ({ buffer, byteLength }: Uint8Array) => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) transfer.call(buffer, 0);
};

/** An answer's body as pieces that nobody else holds: once the system has taken one, it is empty. */
export const sending = (response: ServerResponse) => {
  const body = new Writable({
    write(piece: Buffer, _encoding, done) {
      response.write(piece, (error) => {
        giveBack(piece);
        done(error);
      });
    },
    final(done) {
      response.end(done);
    },
  });
  response.once("close", () => body.destroy());
  return body;
};
