import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

const minutes = 60_000;

/**
 * Reads stay fresh for ten minutes and are tried up to three times, and again when the browser is back online; nobody
 * signed out is asked twice; writes never.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10 * minutes,
        gcTime: 30 * minutes,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true, // what failed or is out of date; the next line would turn it off
        networkMode: "always", // a browser that believes it is offline gets an answer it can show, not silence
        retry: (failures, error) => !(error instanceof ApiError && error.status === 401) && failures < 2,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
