import { type DataProvider, useDataProvider } from "react-admin";
import { CampView } from "../../../backend/camps/contract.ts";
import { toast } from "../../shared/toastStore.ts";
import { faultsOfNew, faultsOfUnfinished, newCamp, unfinished } from "./form/campDraft.ts";
import { agesOfNew } from "./form/CampFields.tsx";
import { DraftForm } from "./form/DraftForm.tsx";
import type { CampVerbs } from "./verbs.ts";
import { draftsAreHidden } from "./words.ts";

type Props = { onCreated: (camp: CampView) => void; onCancel: () => void };

/** The form of a new camp or clinic, on its own page and in the dashboard's dialog. */
export const CampForm = ({ onCreated, onCancel }: Props) => {
  const provider = useDataProvider<DataProvider & CampVerbs>();
  return (
    <DraftForm
      of="new"
      start={newCamp}
      ages={agesOfNew}
      faultsOf={faultsOfNew}
      faultsOfDraft={faultsOfUnfinished}
      save={async ({ draft, asDraft }, attempt) => {
        const camp = asDraft ? unfinished(draft) : draft;
        return CampView.parse(await provider.publishCamp({ camp, key: attempt(camp).idempotencyKey }));
      }}
      failed="Failed to Create Camp"
      onSaved={(camp) => {
        toast(
          camp.status === "draft"
            ? { title: "Draft saved", text: draftsAreHidden }
            : {
                title: "Camp Created Successfully!",
                text: "Your camp has been created and is now available for registration.",
              },
        );
        onCreated(camp);
      }}
      action={{ name: "Create Camp", busy: "Creating..." }}
      onCancel={onCancel}
    />
  );
};
