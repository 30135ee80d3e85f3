import { rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { raw } from "../testing/raw.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { backofficePages, publicPages, Settings } from "./contract.ts";
import { pages } from "./pages.ts";
import { builtSite, script, settings } from "./testing/builtSite.ts";

const photo = { path: "/coach-1a2b3c.webp", bytes: Buffer.from("a photo") };
const site = "https://fungo.example";
/** Of one camp; for another it breaks. */
const previewOf = async (page: string, { campId }: Readonly<Record<string, string>>) => {
  if (campId === "broken") throw new Error("the database is away");
  if (campId === "slow") return new Promise<undefined>(() => undefined);
  return page === "/camp-registration/:campId" && campId === "7f-a"
    ? { title: `Hitting & "fun"`, text: "Three <b>mornings</b>", picture: { label: "Camp", title: camp, lines: [] } }
    : undefined;
};
let camp = "Hitting";
const answers: Record<string, { title: string }> = {};
const complaints: string[] = [];
let product: TestProduct;
let dist: string;
beforeAll(async () => {
  dist = await builtSite();
  const answerAt = async (url: string) => answers[url];
  const complain = (fault: string) => void complaints.push(fault);
  product = await testProduct({}, await pages({ dist, settings, photo, site, previewOf, answerAt, complain }));
});
afterAll(async () => {
  await product.close();
  await rm(dist, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  raw(product.base, path, { headers, method });
const shown = (text: string) => /<main>(\w+)<\/main>/.exec(text)?.[1];

it("R2: the landing page is a page of its own, and so is each page the build rendered; others are the site's shell", async () => {
  const names: Record<string, string> = { "/": "landing", "/login": "login", "/camp-registration/:campId": "camp" };
  names["/camp-details/:campId"] = "details";
  for (const path of publicPages.map((page) => page.replace(":id", "7f.a"))) {
    const answer = await get(path);
    expect([path, answer.status, shown(answer.text)]).toEqual([path, 200, names[path] ?? "site"]);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  expect((await get("/login/")).status).toBe(200);
  expect((await get("/login?return=/book-lesson")).status).toBe(200);
});

const previewIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<meta property="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, said]) => [name, said]),
  );

it("a link shows the page's own title, or what there is to say of a camp; nothing in it becomes markup", async () => {
  const usual = {
    "og:site_name": "Fungo &#38; &#60;b&#62;Sons&#60;/b&#62; $&#38; &#34;best&#34;",
    "og:type": "website",
    "og:title": "Fungo &#38; &#60;b&#62;Sons&#60;/b&#62; $&#38; &#34;best&#34;",
    "og:image": `${site}/previews/ballpark.jpg`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  };
  for (const [path, page] of [
    ["/", "landing"],
    ["/login", "login"],
    ["/camp-registration/8", "camp"],
    ["/camp-registration/broken", "camp"],
    ["/camp-registration/slow", "camp"],
    ["/nowhere", "site"],
  ] as const)
    expect([path, previewIn((await get(path)).text)]).toEqual([
      path,
      { ...usual, "og:description": `All about ${page}` },
    ]);
  expect(previewIn((await get("/camp-registration/7f-a")).text)).toEqual({
    ...usual,
    "og:title": "Hitting &#38; &#34;fun&#34;",
    "og:description": "Three &#60;b&#62;mornings&#60;/b&#62;",
    "og:image": expect.stringMatching(`^${site}/previews/camp-registration/7f-a/[\\w-]{16}\\.jpg$`),
  });
});

const pictureOf = async (path: string) => new URL(previewIn((await get(path)).text)["og:image"] ?? "").pathname;

it("a camp's picture is at an address that changes with it, and the older ones lead there", async () => {
  const first = await pictureOf("/camp-registration/7f-a");
  const { status, headers } = await get(first);
  expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  camp = "Hitting and Throwing";
  const second = await pictureOf("/camp-registration/7f-a");
  expect(second).not.toBe(first);
  const old = await get(first);
  expect([old.status, old.headers.location, old.headers["cache-control"]]).toEqual([302, second, "no-cache"]);
  camp = "野球"; // which our fonts cannot write
  expect(await pictureOf("/camp-registration/7f-a")).toBe("/previews/ballpark.jpg");
  expect((await get(second)).status).toBe(404);
  camp = "Hitting";
  expect((await get(first)).status).toBe(200);
});

it("nothing is drawn of what has no preview, nor for a made-up address", async () => {
  const digest = /[\w-]{16}\.jpg$/.exec(await pictureOf("/camp-registration/7f-a"))![0];
  for (const what of ["camp-registration/8", "camp-registration/slower", "login", "nowhere", "camp-details/7f-a"])
    expect([what, (await get(`/previews/${what}/${digest}`)).status]).toEqual([what, 404]);
  expect((await get("/previews/camp-registration/7f-a/short.jpg")).status).toBe(404);
});

it("a visitor's page comes with what it asks for, in its markup and for its script", async () => {
  answers["/api/camps/7f-a"] = { title: "</script> & $&" };
  const page = await eventually(async () => {
    const { text, headers } = await get("/camp-details/7f-a");
    expect([shown(text), headers["link"]]).toEqual(["answered", undefined]);
    return text;
  });
  expect(page).toContain("<style>a{}</style><main>answered</main>/camp-details/7f-a");
  expect(page).toContain("<title>0123456789ab&#60;/script&#62; &#38; $&#38;</title>");
  const told = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(page)![1]!;
  expect(JSON.parse(told)).toEqual({ "/api/camps/7f-a": answers["/api/camps/7f-a"] });
  expect((await get("/camp-details/7f-a")).text).toBe(page); // it is rendered once
  const signedIn = await get("/camp-details/7f-a", { cookie: "fungo-signed-in=1" });
  expect(shown(signedIn.text)).toBe("site");
  expect(shown((await get("/camp-details/7f-a?step=2")).text)).toBe("details"); // what came before is in the browser
});

it.each([
  ["fault", ["faulty"]],
  ["crash", ["Error: crashed"]],
  ["slow", []],
])("comes without it when its rendering is a %s, and the next one with it", async (title, complained) => {
  answers["/api/camps/9"] = { title };
  const { text, headers } = await get("/camp-details/9");
  expect([shown(text), headers["link"]]).toEqual(["details", expect.stringContaining("/api/camps/9")]);
  expect(shown((await get("/camp-details/10")).text)).toBe("details"); // which is refused
  answers["/api/camps/9"] = { title: `After a ${title}` };
  await eventually(async () => expect(shown((await get("/camp-details/9")).text)).toBe("answered"));
  expect(complaints.splice(0)).toEqual(complained);
});

it("a phone's home screen has its name and icon", async () => {
  const { status, headers, text } = await get("/site.webmanifest");
  expect([status, headers["content-type"]]).toEqual([200, "application/manifest+json; charset=utf-8"]);
  const { name, icons } = JSON.parse(text);
  expect([name, icons.length]).toEqual([settings.productName, 3]);
});

it.each([
  ["/login?return=%2Fbook-lesson%3Fdate%3D2030-05-01", {}, "waiting"],
  ["/login?return=/player-dashboard", {}, "login"],
  ["/login", { cookie: "fungo-signed-in=1" }, "loginsignedin"],
  ["/login", { cookie: "fungo-signed-in=2; other=1" }, "login"],
  ["/login?return=/book-lesson", { cookie: "fungo-signed-in=1" }, "loginsignedin"],
  ["/book-lesson?instructorId=7", {}, "step2"],
  ["/book-lesson?instructorId=", {}, "site"],
  ["/book-lesson?instructorId=7&instructorId=8", {}, "step2"],
  ["/camp-registration/7f-a?step=2", {}, "camp"],
] as const)("serves the page that fits address and browser: %s %o", async (path, headers, name) => {
  const answer = await get(path, headers);
  expect([answer.status, shown(answer.text)]).toEqual([200, name]);
  expect(answer.headers.vary).toContain("Cookie");
});

it.each([
  ["/camp-registration/7f-a", "</api/camps/7f-a>"],
  ["/camp-registration/7f-a?campId=", "</api/camps/7f-a>"],
  ["/camp-registration/7f-a?campId=8&step=2", "</api/camps/7f-a>", "</api/mine?campId=8>"],
  ["/camp-registration/7f-a?campId=8%3E", "</api/camps/7f-a>"],
  ["/camp-registration/7f-a?campId=8&campId=9", "</api/camps/7f-a>"],
  ["/camp-registration/%3E%22"],
  ["/camp-registration/%3E%22?campId=8", "</api/mine?campId=8>"],
  ["/login"],
])("lets the browser fetch what %s requests before its scripts arrive", async (path, ...urls) => {
  const { headers } = await get(path);
  const links = urls.map((url) => `${url}; rel=preload; as=fetch; crossorigin=use-credentials`);
  expect(headers["link"]).toBe(links.length > 0 ? links.join(", ") : undefined);
});

it("R6 R7: the back office answers at its paths and below them", async () => {
  for (const path of backofficePages)
    for (const below of ["", "/", "/lessons", "/lessons/7f.a/show"]) {
      const answer = await get(path + below);
      expect([answer.status, shown(answer.text)]).toEqual([200, "office"]);
    }
  expect((await get("/instructor-dashboards")).status).toBe(404);
});

it("G1-2: a video has one address, and the older one leads to it", async () => {
  for (const path of ["/videos", "/videos/7", "/video-analysis", "/video-analysis/7"])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  for (const path of ["/video-analysis/7/frames", "/video"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

it("R29 N7: an unknown page is a 404 that shows the site", async () => {
  for (const path of ["/nothing", "/login/deeper", "/a.b", "/assets/gone-1a2b.js", "/LOGIN", "//evil.example/login"]) {
    const answer = await get(path);
    expect([path, answer.status, shown(answer.text)]).toEqual([path, 404, "site"]);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  }
});

it("writes the settings into every shell so that no value becomes markup", async () => {
  for (const path of ["/", "/login", "/instructor-dashboard", "/nothing"]) {
    const { text } = await get(path);
    const written = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(text)![1]!;
    expect(Settings.parse(JSON.parse(written))).toEqual(settings);
    expect(text).toContain("<title>Fungo &#38; &#60;b&#62;Sons&#60;/b&#62; $&#38; &#34;best&#34;</title>");
    expect(text).not.toContain("alert(1)</script>");
    expect(text).not.toContain("%PRODUCT_NAME%");
  }
});

it("a file that vanishes is not found, and the server lives on", async () => {
  const path = "/assets/passing-5e6f.js";
  const started = Array.from({ length: 60 }, (_, n) => get(path, n % 2 ? { "accept-encoding": "br" } : {}));
  await Promise.any(started); // so the others are on their way
  for (const name of [path, `${path}.br`]) await rm(join(dist, "public", name));
  for (const { status } of await Promise.all(started)) expect([200, 404]).toContain(status);
  const gone = await get(path);
  expect([gone.status, shown(gone.text)]).toEqual([404, "site"]);
  expect((await get("/login")).status).toBe(200);
});

it("a client who leaves before the file has arrived is no fault", async () => {
  const leave = () =>
    new Promise<void>((resolve) => {
      const asked = request(`${product.base}/assets/app-1a2b.js`, { agent: false });
      asked.on("error", () => {});
      asked.on("close", () => resolve());
      asked.on("socket", (socket) => socket.on("connect", () => setImmediate(() => asked.destroy())));
      asked.end();
    });
  await Promise.all(Array.from({ length: 60 }, leave));
  expect((await get("/login")).status).toBe(200);
  expect(product.lines.filter((line) => line.includes("fault"))).toEqual([]);
});

it("serves no HTML file as it lies on the disk, nor anything outside the builds", async () => {
  for (const path of [
    "/index.html",
    "/app.html",
    "/backoffice.html",
    "/app.html/",
    "/app%2ehtml",
    "/app.HTML",
    "/app.htm%6c",
    "/%61pp.html",
    "/.pages/login.html",
  ]) {
    const { status, text } = await get(path);
    expect([path, status, shown(text)]).toEqual([path, 404, "site"]);
    expect(text).not.toContain("%PRODUCT_NAME%");
  }
  for (const path of [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..%5csecret.txt",
  ])
    expect((await get(path)).text).not.toContain("canary");
});

it("files whose name changes with the content are cached forever, others for a day", async () => {
  for (const path of ["/assets/app-1a2b.js", "/backoffice-assets/main-3c4d.js"]) {
    const { status, headers } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  expect((await get("/favicon.svg")).headers).toMatchObject({
    "cache-control": "public, max-age=86400",
    "content-type": "image/svg+xml",
  });
});

it("sends what was compressed before, pages and files", async () => {
  const brotli = { "accept-encoding": "br" };
  for (const path of ["/assets/app-1a2b.js", "/login"]) {
    const { headers } = await get(path, brotli);
    expect([path, headers["content-encoding"], headers.vary]).toEqual([
      path,
      "br",
      expect.stringContaining("Accept-Encoding"),
    ]);
  }
  expect(await (await fetch(`${product.base}/login`, { headers: brotli })).text()).toContain("<main>login</main>");
  expect(await (await fetch(`${product.base}/assets/app-1a2b.js`, { headers: brotli })).text()).toBe(script);
});

it.each([
  "*;q=0",
  "identity;q=0",
  "identity;q=0, *;q=0",
  "br;q=0, gzip;q=0, deflate;q=0, zstd;q=0, identity;q=0",
  "*;q=0.000",
  "*; q=-1",
  "br;q=x",
  "identity;q=x, gzip;q=",
  ";q=1,,;",
  "*;*",
  "nothing;q=0, *;q=0",
])("is sent even to clients that accept no known encoding: %j", async (encodings) => {
  for (const path of ["/", "/login", "/nothing", "/assets/app-1a2b.js", "/api/openapi.json", "/api/instructors"]) {
    const plain = await get(path, { "accept-encoding": "identity" });
    const answer = await fetch(product.base + path, { headers: { "accept-encoding": encodings } }); // unpacks what is packed
    expect([path, answer.status, await answer.text()]).toEqual([path, plain.status, plain.text]);
  }
});

it("answers 304 to clients that already have the page or the file", async () => {
  for (const path of ["/login", "/assets/app-1a2b.js"]) {
    const { headers } = await get(path);
    const again = await get(path, { "if-none-match": headers.etag! });
    expect([path, again.status, again.text]).toEqual([path, 304, ""]);
  }
});

it("answers HEAD like GET, without the body", async () => {
  for (const path of ["/", "/login", "/nothing", "/assets/app-1a2b.js", "/instructor-dashboard"]) {
    const [whole, head] = [await get(path), await get(path, {}, "HEAD")];
    expect([path, head.status, head.text]).toEqual([path, whole.status, ""]);
    expect(head.headers["content-type"]).toBe(whole.headers["content-type"]);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
  }
});

it("is not slowed down by addresses full of slashes", async () => {
  const started = performance.now();
  for (let n = 0; n < 30; n++) await get(`${"/".repeat(15_000)}x`);
  expect(performance.now() - started).toBeLessThan(1000);
});

it("pages are read-only", async () => {
  for (const method of ["POST", "DELETE", "OPTIONS"]) {
    const { status, headers } = await get("/login", {}, method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  }
});

it("calls stay JSON beside the pages, and operational metrics stay inside", async () => {
  expect(JSON.parse((await get("/api/nothing")).text).code).toBe("NoSuchCall");
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/metrics")).status).toBe(404);
});

it("the coach's photo is served as what it is", async () => {
  const answer = await get(photo.path);
  expect([answer.status, answer.headers["content-type"], answer.text]).toEqual([200, "image/webp", "a photo"]);
  expect((await get("/coach-000000.webp")).status).toBe(404);
});
