import type { RequestListener } from "node:http";
import type { KeptAnswers } from "./keptAnswers.ts";
import { send } from "./preparedAnswer.ts";
import type { RequestBook } from "./requests.ts";

/** What is ready is sent before Koa would have begun; it stands in log and metrics like the rest. */
export const readyFirst =
  ({ ready }: KeptAnswers, book: RequestBook, otherwise: RequestListener): RequestListener =>
  (req, res) => {
    const started = performance.now();
    const waiting = ready(req);
    if (!waiting) return otherwise(req, res);
    void waiting
      .then(async (answer) => {
        if (!answer) return otherwise(req, res);
        const request = book.begin(req, started);
        const status = await send(req, res, answer, request.requestId);
        book.end(request, { route: answer.route, status });
      })
      .catch((error: unknown) => {
        res.destroy();
        throw error; // told as a fault outside of a request
      });
  };
