import { does } from "../../../backend/testing/held.ts";
import type { Person } from "../../../backend/testing/peopleAt.ts";
import { raw } from "../../../backend/testing/raw.ts";
import { exportVideosUrl, posterUrl, videosUrl, videoUrl } from "../../../backend/videos/contract.ts";
import { marksUrl } from "../../../backend/videos/marks/contract.ts";
import { unzipped } from "../../../backend/videos/testing/unzipped.ts";
import { line as mark, makeMember, uploaded } from "../../../backend/videos/testing/videos.ts";
import { weeklyForm } from "../../../backend/videos/testing/weekly.ts";
import { weeklyVideosUrl } from "../../../backend/videos/weekly/weeklyContract.ts";
import { plan } from "../../../projections/memberships/standingRule.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";

/** Texts that would be something else to whoever takes them for more than texts. */
const titles = [
  `</title><svg onload=alert(1)>`,
  `../../../../etc/cron.d/x`,
  `x\r\nSet-Cookie: fungo=planted`,
  `\u202egpj.exe`,
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `]]><!--`,
  `..\\..\\Windows\\x`,
  `C:evil`,
  `=HYPERLINK("http://evil.example","x")`,
  `CON`,
  `{{constructor.constructor('alert(1)')()}}`,
];
/** Without what turns a line around. */
const asKept = (title: string) => title.replaceAll(/\p{Cf}/gu, "");
const isUnsafe = (name: string) =>
  /^[/\\]|(^|[/\\])\.\.([/\\]|$)|[\\:<>"|?*\p{Cc}\p{Cf}]/u.test(name) || name.split("/").length > 2;

/** What is typed about videos stays text in every page, answer and archive it appears in. */
export const typeCode = async (product: Product, line: Line, { most }: { most: number }) => {
  const { base } = product;
  const coach = await product.person("instructor");
  const ask = (path: string, who: Person) => raw(base, path, { headers: { cookie: who.cookieHeader() } });
  const typed = titles.slice(0, most);
  for (let n = 0; n < typed.length; n += plan.uploads) {
    const kim = await product.person("student");
    await makeMember(product, kim);
    for (const title of typed.slice(n, n + plan.uploads)) {
      line.tried();
      const name = `${title.replaceAll(/[\r\n"]/g, "")}.mp4`;
      const { id, filePath } = await uploaded(kim, { title, description: title }, { name });
      await does(kim, "POST", marksUrl(id), [mark({ type: "text", text: title })]);
      await does(coach, "PATCH", videoUrl(id), { feedback: title });
      const page = await ask(`/videos/${id}`, coach);
      if (page.text.includes(title)) line.wrong("a page has what was typed in its HTML", title);
      for (const path of [videosUrl, videoUrl(id), marksUrl(id)]) {
        const { headers } = await ask(path, coach);
        if (!headers["content-type"]?.startsWith("application/json") || headers["x-content-type-options"] !== "nosniff")
          line.wrong("an answer may be taken for a page", path);
      }
      const { headers } = await ask(`${filePath}?download`, coach);
      if (headers["set-cookie"] || headers["content-disposition"] !== 'attachment; filename="video.mp4"')
        line.wrong("a file's headers are what was typed", JSON.stringify(headers));
      if (!headers["content-security-policy"]?.includes("sandbox")) line.wrong("what is in a file may run");
    }
    const zip = (await ask(exportVideosUrl, kim)).bytes;
    if (!zip.includes("PK\u0005\u0006")) {
      line.wrong("an archive breaks off", typed.slice(n, n + plan.uploads).join(" "));
      continue;
    }
    const files = unzipped(zip);
    for (const name of files.keys()) if (isUnsafe(name)) line.wrong("an archive's file would lead elsewhere", name);
    const marks = [...files].filter(([name]) => name.endsWith("/marks.json")).map(([, json]) => String(json));
    for (const title of typed.slice(n, n + plan.uploads))
      if (!marks.some((json) => json.includes(JSON.stringify(asKept(title)))))
        line.wrong("an archive has other words than were typed", title);
  }
};

const links = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://video.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://video.example/x",
  "//video.example/x",
  "ftp://video.example/x",
  "view-source:https://video.example/",
  "intent://video.example#Intent;scheme=https;end",
];

/** No link of a weekly video does anything but lead to a site, and no picture of a video is one that runs. */
export const linkToCode = async (product: Product, line: Line) => {
  const coach = await product.person("instructor");
  for (const videoUrl of links) {
    line.tried();
    const { status } = await coach("POST", weeklyVideosUrl, weeklyForm({ videoUrl }));
    if (status !== 422) line.wrong("a weekly video's link may run", `${videoUrl}: ${status}`);
  }
  const { id } = await uploaded(coach);
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`);
  for (const type of ["image/svg+xml", "image/png", "image/webp"]) {
    line.tried();
    const { status } = await coach("PUT", posterUrl(id), svg, { "content-type": type });
    if (status !== 415 && status !== 422) line.wrong("a video's picture may run", `${type}: ${status}`);
  }
};
