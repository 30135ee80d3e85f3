import { ApiError, refusalOf, unreachable } from "../../shared/api.ts";

type Options = { method?: string; headers?: HeadersInit; body?: BodyInit | null; signal?: AbortSignal | null };

/** ra-data-simple-rest counts rows by a header, which the shared reader does not hand out; errors are the shared kind. */
export const http = async (url: string, { signal, ...options }: Options = {}) => {
  const response = await fetch(url, { ...options, ...(signal && { signal }), credentials: "include" }).catch(
    (error: unknown) => {
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      throw new ApiError(0, unreachable, { message: unreachable });
    },
  );
  const body = await response.text();
  if (!response.ok) throw new ApiError(response.status, body || response.statusText, refusalOf(body));
  return { status: response.status, headers: response.headers, body, json: body ? JSON.parse(body) : null };
};
