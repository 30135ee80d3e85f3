import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { type RaRecord, useDataProvider, useListContext } from "react-admin";
import { useSend } from "../../../shared/forms/useSend.ts";
import { saveFile } from "../../../shared/saveFile.ts";
import { tryAgainWords } from "../../../shared/words.ts";
import { ActButton } from "../ActButton.tsx";
import { exportWords as words } from "../words.ts";

const most = 1000; // rows of a page: the server gives no more at once

const everyRow = async <T,>(pageOf: (page: number) => Promise<readonly T[]>) => {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const rows = await pageOf(page);
    all.push(...rows);
    if (rows.length < most) return all;
  }
};

type Props<T> = { name: string; cellsOf: (row: T) => object };

/** The rows of the list as it is filtered, as a file for a spreadsheet. `cellsOf`: under their headings. */
export const ExportList = <T extends RaRecord>({ name, cellsOf }: Props<T>) => {
  const provider = useDataProvider();
  const { resource, filterValues: filter, sort } = useListContext<T>();
  const { send, sending } = useSend(
    async () => {
      const pageOf = async (page: number) =>
        (await provider.getList<T>(resource, { filter, sort, pagination: { page, perPage: most } })).data;
      const [{ default: Papa }, rows] = await Promise.all([import("papaparse"), everyRow(pageOf)]);
      return new Blob([Papa.unparse(rows.map(cellsOf), { escapeFormulae: true })], { type: "text/csv" });
    },
    {
      failed: { title: words.couldntExport, text: tryAgainWords.pleaseTryAgain },
      sent: (file) => saveFile({ file, name }),
    },
  );
  return (
    <ActButton variant="outlined" startIcon={<DownloadIcon />} busy={sending} onClick={() => void send(undefined)}>
      {words.exportCsv}
    </ActButton>
  );
};
