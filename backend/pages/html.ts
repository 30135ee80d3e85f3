import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { phoneDigitsAtBuild, type Settings, settingsAtBuild as atBuild } from "./contract.ts";
import { keepEarly } from "./keepEarly.ts";
import { type Pictured, pictureSize } from "./picture.ts";
import type { Answers, Rendering } from "./renderer.ts";

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
  readonly picture?: Pictured | undefined; // drawn for it; else the picture that all pages have
}
/** The same with the path of the picture. */
export type LinkPreview = Pick<Preview, "title" | "text"> & { readonly image: string };

export interface Html {
  /**
   * `preview`: in place of what the page's own title and description say. `answered`: the page in its place, if the file
   * only has room for it, with the answers it was rendered with.
   */
  read(preview?: LinkPreview, answered?: Rendering & { readonly answers: Answers }): Promise<Encoded>;
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

const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url");

const encoded = async (html: string): Promise<Encoded> => {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(html),
  ]);
  const etag = `"${digestOf(html)}"`;
  return { identity: Buffer.from(html), br, gzip: gz, etag };
};

export const usualImage = "/previews/ballpark.jpg";
const mostPreviews = 200; // kept at a time, of one page

/** As Open Graph names them; pictures have whole addresses. `site`: where this one is. */
const previewTags = ({ title, text, image }: LinkPreview, { site, name }: { site: string; name: string }) =>
  Object.entries({
    "og:site_name": name,
    "og:type": "website",
    "og:title": title,
    "og:description": text,
    "og:image": new URL(image, site).href,
    "og:image:width": String(pictureSize.width),
    "og:image:height": String(pictureSize.height),
    "twitter:card": "summary_large_image",
  })
    .map(([property, content]) => `<meta property="${property}" content="${escapedForHtml(content)}" />`)
    .join("");

const unescaped = (html: string) => html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
const ownPreview = (html: string, name: string): LinkPreview => ({
  title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? name),
  text: unescaped(/<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? ""),
  image: usualImage,
});

const jsonElement = (id: string, told: unknown) => {
  const json = JSON.stringify(told).replaceAll("<", "\\u003c"); // cannot close the element
  return `<script type="application/json" id="${id}">${json}</script>`;
};

const filledIn = (html: string, { page, styles, title, answers }: Rendering & { answers: Answers }) =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapedForHtml(title)}</title>`)
    .replace("<!--page styles-->", () => styles)
    .replace("<!--page-->", () => page)
    .replace("<!--answers-->", () => jsonElement("answers", answers));

/**
 * An HTML file with the settings written into it. Read now, compressed on first request, and then kept. `site`: its
 * address, for previews.
 */
export const htmlWith = async (file: string, settings: Settings, site: string): Promise<Html> => {
  const words = wordsIn(settings);
  const html = (await readFile(file, "utf8"))
    .replaceAll(/%[A-Z_]+%/g, (placeholder) => escapedForHtml(words.get(placeholder) ?? placeholder))
    .replace("<!--settings-->", () => jsonElement("settings", settings))
    .replace("<!--keeps-early-->", () => `<script>${keepEarly}</script>`);
  const name = settings.productName;
  const own = ownPreview(html, name);
  const kept = new LRUCache<string, Promise<Encoded>>({ max: mostPreviews });
  return {
    read(preview = own, answered) {
      const tags = previewTags(preview, { site, name });
      const key = tags + (answered ? digestOf(answered.page + JSON.stringify(answered.answers)) : "");
      const whole = () => (answered ? filledIn(html, answered) : html).replace("<!--preview-->", () => tags);
      const known = kept.get(key) ?? encoded(whole());
      kept.set(key, known);
      return known;
    },
  };
};
