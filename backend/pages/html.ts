import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { phoneDigitsAtBuild, type Settings, settingsAtBuild as atBuild } from "./contract.ts";
import { keepEarly } from "./keepEarly.ts";

/** A page in every encoding a browser may ask for. */
interface Encoded {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}
/** What a messenger or a social network shows of a link. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  readonly image: string; // the path of a picture, 1200 by 630
}
export interface Html {
  /** `preview`: in place of what the page's own title and description say. */
  read(preview?: Preview): Promise<Encoded>;
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

const usualImage = "/previews/ballpark.jpg";
const mostPreviews = 200; // kept at a time, of one page

/** As Open Graph names them; pictures have whole addresses. `site`: where this one is. */
const previewTags = ({ title, text, image }: Preview, { site, name }: { site: string; name: string }) =>
  Object.entries({
    "og:site_name": name,
    "og:type": "website",
    "og:title": title,
    "og:description": text,
    "og:image": new URL(image, site).href,
    "twitter:card": "summary_large_image",
  })
    .map(([property, content]) => `<meta property="${property}" content="${escapedForHtml(content)}" />`)
    .join("");

const unescaped = (html: string) => html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
const ownPreview = (html: string, name: string): Preview => ({
  title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? name),
  text: unescaped(/<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? ""),
  image: usualImage,
});

/**
 * An HTML file with the settings written into it. Read now, compressed on first request, and then kept. `site`: its
 * address, for previews.
 */
export const htmlWith = async (file: string, settings: Settings, site: string): Promise<Html> => {
  const words = wordsIn(settings);
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c"); // cannot close the script element
  const html = (await readFile(file, "utf8"))
    .replaceAll(/%[A-Z_]+%/g, (placeholder) => escapedForHtml(words.get(placeholder) ?? placeholder))
    .replace("<!--settings-->", () => `<script type="application/json" id="settings">${json}</script>`)
    .replace("<!--keeps-early-->", () => `<script>${keepEarly}</script>`);
  const name = settings.productName;
  const own = ownPreview(html, name);
  const kept = new LRUCache<string, Promise<Encoded>>({ max: mostPreviews });
  return {
    read(preview = own) {
      const tags = previewTags(preview, { site, name });
      const known = kept.get(tags) ?? encoded(html.replace("<!--preview-->", () => tags));
      kept.set(tags, known);
      return known;
    },
  };
};
