import type Router from "@koa/router";
import { openApi } from "../http/openApi.ts";
import { docsUrl, openApiUrl } from "./addresses.ts";
import { docsPage } from "./docsPage.ts";

/** What the product says of its own calls. `cookie`: the session's. */
export const descriptionRoutes = (router: Router, about: { productName: string; cookie: string }) => {
  let described: ReturnType<typeof openApi> | undefined;
  const page = docsPage(about.productName);

  router.get(openApiUrl, (ctx) => {
    ctx.body = described ??= openApi(about);
  });
  router.get(docsUrl, (ctx) => {
    ctx.type = "html";
    ctx.body = page;
  });
};
