import { ListRows } from "../frame/ListRows.tsx";
import { CampStack } from "./CampStack.tsx";
import { CampTable } from "./CampTable.tsx";
import { CreateCampButton } from "./CreateCampButton.tsx";

export const CampRows = () => (
  <ListRows
    failed="Failed to fetch camps"
    rowHeight={72}
    noMatch={{
      title: "No camps found",
      text: "Try another type or status, or fewer letters.",
      seeAll: "Show all camps",
    }}
    none={{
      title: "No camps available",
      text: "A camp that you create can be registered for at once.",
      action: <CreateCampButton />,
    }}
    table={<CampTable />}
    stack={<CampStack />}
  />
);
