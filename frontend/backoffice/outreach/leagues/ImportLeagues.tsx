import { importLeaguesUrl } from "../../../../backend/outreach/contract.ts";
import { ImportFile } from "../../frame/import/ImportFile.tsx";
import { Page } from "../../frame/Page.tsx";
import { importWords as words, showWords } from "./words.ts";

const ImportLeagues = () => (
  <Page title={words.title} lead={words.lead} back={{ to: "/leagues", label: showWords.all }}>
    <ImportFile url={importLeaguesUrl} resource="leagues" words={words} />
  </Page>
);
export default ImportLeagues;
