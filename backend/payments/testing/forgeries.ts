import { signatureOf } from "./webhooks.ts";

/** What a forger sends: the bytes of the body and the signature, or none. */
type Forged = readonly [body: string, signature?: string];

const now = () => Math.floor(Date.now() / 1000);

/**
 * Every way to forge a webhook, everything else about each being right. `event` writes an event, with these fields
 * replaced.
 */
export const forgeries = ({
  event,
  secret,
}: {
  event: (fields?: object) => string;
  secret: string;
}): Readonly<Record<string, () => Forged>> => ({
  "no signature": () => [event()],
  "an empty signature": () => [event(), ""],
  "a signature that is none": () => [event(), "canary"],
  "another secret": () => [event(), signatureOf(event(), { secret: "whsec_another" })],
  "an altered body": () => [event({ id: "evt_2" }), signatureOf(event(), { secret })],
  "a body written anew": () => [`${event()} `, signatureOf(event(), { secret })],
  "an altered stamp": () => [event(), signatureOf(event(), { secret, at: now() - 9 }).replace(/t=\d+/, `t=${now()}`)],
  "an old stamp": () => [event(), signatureOf(event(), { secret, at: now() - 302 })],
  "a stamp in the future": () => [event(), signatureOf(event(), { secret, at: now() + 320 })],
  "no stamp": () => [event(), signatureOf(event(), { secret }).replace(/t=\d+,/, "")],
  "another scheme": () => [event(), signatureOf(event(), { secret, scheme: "v0" })],
  "an empty body": () => ["", signatureOf("", { secret })],
  "no JSON": () => ["id=evt_1", signatureOf("id=evt_1", { secret })],
  "JSON that is no event": () => ["[]", signatureOf("[]", { secret })],
  "an event without an id": () => [event({ id: "" }), signatureOf(event({ id: "" }), { secret })],
  "an event whose id holds NUL": () => {
    const body = event({ id: "evt_\0" });
    return [body, signatureOf(body, { secret })];
  },
  "an event whose id holds half a character": () => {
    const body = event({ id: "evt_\ud800" });
    return [body, signatureOf(body, { secret })];
  },
  "an event whose id has no end": () => {
    const body = event({ id: `evt_${"1".repeat(10_000)}` });
    return [body, signatureOf(body, { secret })];
  },
  "an event about a payment whose id holds NUL": () => {
    const object = { object: "payment_intent", id: "pi_\0" };
    const body = event({ type: "payment_intent.succeeded", data: { object } });
    return [body, signatureOf(body, { secret })];
  },
  "an event about what belongs to a payment whose id holds NUL": () => {
    const object = { object: "charge", id: "ch_7", payment_intent: "pi_\0" };
    const body = event({ type: "charge.refunded", data: { object } });
    return [body, signatureOf(body, { secret })];
  },
  "live, while our keys are for tests": () => {
    const body = event({ livemode: true });
    return [body, signatureOf(body, { secret })];
  },
  "of an API version that we do not read": () => {
    const body = event({ api_version: "2024-06-20" });
    return [body, signatureOf(body, { secret })];
  },
});
