export { AddToLeagues } from "./leagues/AddToLeagues.tsx";
