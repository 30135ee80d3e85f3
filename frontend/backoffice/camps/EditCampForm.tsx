import { type DataProvider, useDataProvider } from "react-admin";
import { CampView } from "../../../backend/camps/contract.ts";
import { changesIn, checkRevised, draftOf } from "./form/campDraft.ts";
import { agesOfExisting } from "./form/CampFields.tsx";
import { DraftForm } from "./form/DraftForm.tsx";
import { useKeptDraft } from "./form/useKeptDraft.ts";
import type { CampVerbs } from "./verbs.ts";

type Props = { camp: CampView; onUpdated: (camp: CampView) => void; onCancel: () => void };

/** The form of a camp that is there. Only what was changed is sent. */
export const EditCampForm = ({ camp, onUpdated, onCancel }: Props) => {
  const provider = useDataProvider<DataProvider & CampVerbs>();
  const kept = useKeptDraft(camp.id, () => draftOf(camp));
  const { before } = kept;
  return (
    <DraftForm
      kept={kept}
      ages={agesOfExisting}
      check={(draft) => checkRevised(draft, before)}
      save={async (draft) =>
        CampView.parse(await provider.reviseCamp({ campId: camp.id, changes: changesIn(draft, before) }))
      }
      failed="Failed to update camp"
      onSaved={onUpdated}
      action={{ name: "Update Camp", busy: "Updating..." }}
      onCancel={onCancel}
    />
  );
};
