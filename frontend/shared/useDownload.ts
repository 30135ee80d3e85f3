import { useEffect, useRef, useState } from "react";
import { personalFileEnd } from "../../backend/privacy/contract.ts";
import { brokeOff, receive, wordsOf } from "./api.ts";
import { saveFile } from "./saveFile.ts";

/** Where the file is, and what is sent to be given it. */
export type Asked = { url: string; method?: "GET" | "POST"; body?: object };
export type Download =
  | { state: "none" | "canceled" }
  | { state: "coming" | "saved"; bytes: number }
  | { state: "failed"; words: string; error: unknown };

const fileName = "personal-data.json";

/** Fetches a file of personal data, counts what has come, and saves it once it is whole. */
export const useDownload = (asked: Asked) => {
  const [download, setDownload] = useState<Download>({ state: "none" });
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setDownload({ state: "coming", bytes: 0 });
    try {
      const file = await receive(asked.url, {
        ...asked,
        signal: stop.signal,
        end: personalFileEnd,
        onBytes: (bytes) => setDownload({ state: "coming", bytes }),
      });
      saveFile({ file, name: fileName });
      setDownload({ state: "saved", bytes: file.size });
    } catch (error) {
      if (stop.signal.aborted) setDownload({ state: "canceled" });
      else setDownload({ state: "failed", words: wordsOf(error, brokeOff), error });
    }
  };
  return { download, start: () => void start(), cancel: () => stopping.current?.abort() };
};
