import { Tabs } from "@base-ui/react/tabs";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "#admin/ui/Button";
import { Empty, ListContent } from "#admin/ui/Card";
import { ANSWERS, DialogFrame } from "#admin/ui/dialog/dialogs";
import { TextField } from "#admin/ui/field/fields";
import { SearchField } from "#admin/ui/field/SearchField";
import { ListStatus, Pagination } from "#admin/ui/list/ListCard";
import { TabList } from "#admin/ui/TabList";
import { toVisibleText } from "#domain/panel/visible-text";
import { type LibraryPhoto, MAX_ALT_LENGTH, photoPath } from "#domain/photo/photo";
import { PhotoIntake } from "./intake/PhotoIntake";
import { PhotoGrid } from "./PhotoGrid";
import { countPhotos } from "./photo-texts";
import { useLibrary, usePhotoActions } from "./use-photos";

interface PhotoChooserProps extends Pick<ComponentProps<typeof DialogFrame>, "isOpen" | "onClose" | "finalFocus"> {
  /** In the order they were chosen; comes before `onClose`. */
  onChoose: (photos: readonly LibraryPhoto[]) => void;
  isSeveral?: boolean;
  /** Files that were dropped or pasted where photographs are wanted. */
  files?: readonly File[];
  /**
   * They are new nearly always, and what they belong to says what they show: it opens where they are sent, and uses them as they
   * have come. Otherwise it is asked what those show that nobody has described.
   */
  areNew?: boolean;
  suggestedAlt?: string;
}

/** Asks which photographs of the library are wanted; new ones come in here too, and are chosen as they arrive. */
export function PhotoChooser(props: PhotoChooserProps) {
  const { onChoose, isSeveral = false, areNew = false, files, suggestedAlt, ...dialog } = props;
  const { isOpen, onClose } = dialog;
  const [view, setView] = useState<"library" | "new">("library");
  const [chosen, setChosen] = useState<readonly LibraryPhoto[]>([]);
  const [isIncoming, setIsIncoming] = useState(false);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const { describe } = usePhotoActions();
  const undescribed = areNew ? [] : chosen.filter(({ alt }) => alt === "");
  const isUntold = undescribed.some(({ id }) => !written[id]?.trim());

  useEffect(() => {
    if (!isOpen) return;
    setChosen([]);
    setWritten({});
    setView(areNew || (files && files.length > 0) ? "new" : "library");
  }, [isOpen, areNew, files]);

  const add = (photo: LibraryPhoto) =>
    setChosen((before) => (isSeveral ? [...before.filter(({ id }) => id !== photo.id), photo] : [photo]));

  function toggle(photo: LibraryPhoto): void {
    if (chosen.some(({ id }) => id === photo.id)) setChosen((before) => before.filter(({ id }) => id !== photo.id));
    else add(photo);
  }

  async function use(): Promise<void> {
    const described = undescribed.map((photo) => ({ ...photo, alt: (written[photo.id] ?? "").trim() }));
    if (described.length > 0 && !(await describe.mutateAsync(described).catch(() => false))) return;
    onChoose(chosen.map((photo) => described.find(({ id }) => id === photo.id) ?? photo));
    onClose();
  }

  return (
    <DialogFrame
      {...dialog}
      title={isSeveral ? "Escolher fotografias" : "Escolher fotografia"}
      isPersistent
      hasUnsaved={isIncoming || undescribed.some(({ id }) => written[id]?.trim())}
      isWide
    >
      <Tabs.Root value={view} onValueChange={(next) => setView(next)}>
        <TabList label="De onde vem a fotografia" tabs={{ library: "Da biblioteca", new: "Enviar nova" }} />
        <Tabs.Panel value="library" tabIndex={-1}>
          <LibraryChoice chosen={chosen} onPress={toggle} />
        </Tabs.Panel>
        {/* Kept, so that a look into the library ends no upload. */}
        <Tabs.Panel value="new" tabIndex={-1} keepMounted className="pt-4">
          {isOpen ? (
            <PhotoIntake
              files={files}
              suggestedAlt={suggestedAlt}
              onSent={add}
              onAllSent={areNew ? () => void use() : undefined}
              onUnsaved={setIsIncoming}
            />
          ) : null}
        </Tabs.Panel>
      </Tabs.Root>
      {/* No page goes public with one that says nothing to who does not see it. */}
      <ul aria-label="Fotografias sem descrição" className="grid gap-3 empty:hidden">
        {undescribed.map(({ id, address, width, name }) => (
          <li key={id} className="grid grid-cols-[4rem_minmax(0,1fr)] items-end gap-3">
            <img src={photoPath({ address, width }, 480)} alt="" className="aspect-square w-full rounded-lg object-cover" />
            <TextField
              label={`O que ${toVisibleText(name)} mostra`}
              placeholder="Motor PPA instalado em portão deslizante"
              value={written[id] ?? ""}
              maxLength={MAX_ALT_LENGTH}
              onChange={({ target }) => setWritten((before) => ({ ...before, [id]: target.value }))}
            />
          </li>
        ))}
      </ul>
      <div className={`${ANSWERS} sticky bottom-0 border-t border-line bg-white pt-3`}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          look="primary"
          isDisabled={chosen.length === 0 || isUntold}
          isBusy={describe.isPending}
          busyText="Guardando..."
          onClick={() => void use()}
        >
          {chosen.length === 0 ? "Nenhuma escolhida" : isUntold ? "Diga o que mostra" : `Usar ${countPhotos(chosen.length)}`}
        </Button>
      </div>
    </DialogFrame>
  );
}

function LibraryChoice({ chosen, onPress }: { chosen: readonly LibraryPhoto[]; onPress: (photo: LibraryPhoto) => void }) {
  const [{ query, page }, setShown] = useState({ query: "", page: 1 });
  const goToPage = (next: number) => setShown({ query, page: next });
  const list = useLibrary(query, { page, goToPage, correctPage: goToPage });
  const nothing = (
    <Empty>{query ? "Nenhuma fotografia com essas palavras." : "A biblioteca ainda está vazia. Envie a primeira fotografia."}</Empty>
  );
  return (
    <>
      <div className="pt-4">
        <SearchField label="Buscar fotografias" query={query} onSearch={(searched) => setShown({ query: searched, page: 1 })} />
      </div>
      <ListStatus list={list} describe={({ total }) => countPhotos(total)} />
      <ListContent list={list} errorTitle="Erro ao carregar as fotografias" empty={({ total }) => (total === 0 ? nothing : undefined)}>
        {({ photos }) => (
          <>
            <PhotoGrid photos={photos} isStale={list.isPlaceholderData} chosen={chosen.map(({ id }) => id)} onPress={onPress} />
            {list.total > list.pageSize ? <Pagination label="Páginas da biblioteca" range={list.range} onGo={goToPage} /> : null}
          </>
        )}
      </ListContent>
    </>
  );
}
