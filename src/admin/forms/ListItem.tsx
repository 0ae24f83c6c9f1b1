import { ArrowDown, ArrowLeft, ArrowUp, ChevronDown, Trash2 } from "lucide-react";
import { useId } from "react";
import { IconButton } from "#admin/ui/Button";
import type { ListField } from "#domain/forms/form-field";
import { asObject, type FieldProps, summariseItem, useFormParts } from "./form-context";
import type { ListedItems } from "./use-list-items";

interface ListItemProps extends Omit<FieldProps<ListField>, "label"> {
  listed: ListedItems;
  index: number;
  /** Something in it has to be mended. */
  isWrong: boolean;
}

/** An item of a list with what moves and removes it; one with fields of its own opens at a press. */
export function ListItem(props: ListItemProps) {
  const { field, path, index, value, listed, isWrong, onChange } = props;
  const itemKey = listed.keyOf(index);
  const isOpen = listed.isOpen(itemKey);
  const { Field } = useFormParts();
  const partId = useId();
  const name = `${field.itemLabel} ${index + 1}`;
  if (field.item.kind !== "object" && field.item.kind !== "union") {
    return (
      <li data-item={itemKey} className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <Field field={field.item} path={path} value={value} onChange={onChange} label={name} />
        </div>
        <ItemButtons {...props} name={name} className="" />
      </li>
    );
  }
  const item = asObject(value);
  const isRetired = item["retired"] === true || item["state"] === "retirado";
  return (
    <li
      data-item={itemKey}
      data-open={isOpen || undefined}
      className={`rounded-lg border ${isWrong ? "border-danger" : "border-line"} bg-white`}
    >
      <div className="flex items-center max-sm:flex-wrap">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={partId}
          onClick={() => listed.toggle(itemKey)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 max-sm:basis-full rounded-lg px-3 py-2 text-left hover:bg-paper"
        >
          <FoldMark isOpen={isOpen} />
          <span className="min-w-0 break-words">
            <span className="sr-only">{name}: </span>
            {summariseItem(field.item, value, field.itemName) || name}
            {isRetired ? <span className="ml-2 text-sm text-steel">(fora do ar)</span> : null}
            {isWrong ? <span className="ml-2 text-sm font-medium text-danger">corrigir</span> : null}
          </span>
        </button>
        {/* On a phone those of a folded item wait until it is open. */}
        <ItemButtons {...props} name={name} className={isOpen ? "" : "max-sm:hidden"} />
      </div>
      <div id={partId} hidden={!isOpen} className="border-t border-line p-3 sm:p-4">
        {isOpen ? <Field field={field.item} path={path} value={value} onChange={onChange} label="" /> : null}
      </div>
    </li>
  );
}

function ItemButtons({ field, index, listed, name, className }: ListItemProps & { name: string; className: string }) {
  if (field.min === field.max) return null;
  const { count, move } = listed;
  return (
    <div className={`flex shrink-0 ${className}`}>
      <IconButton icon={ArrowUp} aria-label={`Subir: ${name}`} data-move="-1" disabled={index === 0} onClick={() => move(index, -1)} />
      <IconButton
        icon={ArrowDown}
        aria-label={`Descer: ${name}`}
        data-move="1"
        disabled={index === count - 1}
        onClick={() => move(index, 1)}
      />
      <IconButton
        icon={Trash2}
        aria-label={`Remover: ${name}`}
        isDangerous
        disabled={count <= field.min}
        onClick={() => listed.remove(index)}
      />
    </div>
  );
}

/** Before the name of a part that opens; on a phone what is open has the screen to itself, and the mark leads back. */
export function FoldMark({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <ChevronDown className={`shrink-0 text-steel ${isOpen ? "max-md:hidden" : "-rotate-90"}`} />
      {isOpen ? <ArrowLeft className="shrink-0 md:hidden" /> : null}
    </>
  );
}
