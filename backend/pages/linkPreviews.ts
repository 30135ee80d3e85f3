import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "koa";
import { year } from "./builtFiles.ts";
import { publicPageAt, segmentsOf } from "./contract.ts";
import { type LinkPreview, type Preview, usualImage } from "./html.ts";
import { type Pictured, pictured, pictures } from "./picture.ts";

const previewWithin = 500; // ms
/** Of a link's picture: the path of what it shows, and the digest of what it says. */
const pictureAt = /^\/previews(\/.+)\/([\w-]{16})\.jpg$/;

/** What a link to a page of something shows, if not what all links show. `page`: its path as it is listed. */
export type PreviewOf = (page: string, segments: Readonly<Record<string, string>>) => Promise<Preview | undefined>;

/** What links to pages show where people share them, and its pictures. `dist` holds the builds, `name` the product's. */
export const linkPreviews = ({ previewOf, ...drawn }: { dist: string; name: string; previewOf?: PreviewOf }) => {
  const { draw, digest } = pictures(drawn);
  const askedPreview = async (path: string): Promise<{ preview: LinkPreview; draws?: Pictured } | undefined> => {
    const listed = publicPageAt(path);
    const told = listed && (await previewOf?.(listed, segmentsOf(listed, path)));
    const draws = told?.picture && pictured(told.picture);
    if (!told || !draws) return told && { preview: { ...told, image: usualImage } };
    return { preview: { ...told, image: `/previews${path}/${digest(draws)}.jpg` }, draws };
  };
  /** A page is served whatever becomes of its preview, and doesn't wait long for it. */
  const previewAt = async (path: string) => {
    const asked = askedPreview(path).catch(() => undefined);
    return (await Promise.race([asked, pause(previewWithin, undefined, { ref: false })]))?.preview;
  };

  /**
   * Only what a page shows now is drawn, so nobody can make the server draw at will. An older address leads to the
   * picture of today, and one that has to wait too long to what all pages show.
   */
  const sendPicture = async (ctx: Context): Promise<boolean> => {
    const [, of = "", asked] = pictureAt.exec(ctx.path) ?? [];
    const found = asked === undefined ? undefined : await askedPreview(of);
    if (!found?.draws) return false;
    const { image } = found.preview;
    const bytes = image === ctx.path ? await draw(found.draws) : undefined;
    if (!bytes) {
      ctx.set("Cache-Control", "no-cache");
      ctx.redirect(image === ctx.path ? usualImage : image);
      return true;
    }
    ctx.type = "jpg";
    ctx.set("Cache-Control", `public, max-age=${year}, immutable`);
    ctx.body = bytes;
    return true;
  };

  return { previewAt, sendPicture };
};
