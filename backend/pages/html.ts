import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { phoneDigitsAtBuild, type Settings, settingsAtBuild as atBuild } from "./contract.ts";
import { keepEarly } from "./keepEarly.ts";

/** A page in every encoding a browser may ask for. */
interface Encoded {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}
export interface Html {
  read(): Promise<Encoded>;
}

const escapedForHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const wordsIn = ({ productName, facility, contact, payment, claims, coach }: Settings): ReadonlyMap<string, string> =>
  new Map([
    [atBuild.productName, productName],
    [atBuild.facility.name, facility.name],
    [atBuild.facility.address, facility.address],
    [atBuild.contact.email, contact.email],
    [atBuild.contact.phone, contact.phone],
    [phoneDigitsAtBuild, contact.phone.replace(/[^\d+]/g, "")],
    [atBuild.payment.venmo, payment.venmo],
    [atBuild.payment.cashApp, payment.cashApp],
    [atBuild.claims.turnaround, claims.turnaround],
    [atBuild.claims.players, claims.players],
    [atBuild.coach.name, coach.name],
    [atBuild.coach.text, coach.text],
  ]);

const encoded = async (html: string): Promise<Encoded> => {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(html),
  ]);
  const etag = `"${createHash("sha256").update(html).digest("base64url")}"`;
  return { identity: Buffer.from(html), br, gzip: gz, etag };
};

/** An HTML file with the settings written into it. Read now, compressed on first request, and then kept. */
export const htmlWith = async (file: string, settings: Settings): Promise<Html> => {
  const words = wordsIn(settings);
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c"); // cannot close the script element
  const html = (await readFile(file, "utf8"))
    .replaceAll(/%[A-Z_]+%/g, (placeholder) => escapedForHtml(words.get(placeholder) ?? placeholder))
    .replace("<!--settings-->", () => `<script type="application/json" id="settings">${json}</script>`)
    .replace("<!--keeps-early-->", () => `<script>${keepEarly}</script>`);
  let kept: Promise<Encoded> | undefined;
  return { read: () => (kept ??= encoded(html)) };
};
