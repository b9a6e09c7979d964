import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isForBrowser, isPlainClick, isPressKey } from '../keys.ts';
import { useHoverMode } from './use-hover-mode.ts';

/** How long the panel stays open after the pointer has left it, in milliseconds. */
const leaveDelayMs = 180;

/**
 * Opens and closes the Services panel. On large screens without touch, it opens on hover. On small
 * screens and on touch devices, it opens on a tap or click. Enter and Space always open it. Escape,
 * a press outside, following a link and the close button close it.
 */
export function useServicesPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const isHoverMode = useHoverMode();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nav = useRef<HTMLElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);

  const show = (next: boolean) => {
    clearTimeout(timer.current);
    setIsOpen(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.shiftKey || isForBrowser(event)) return;
      // Escape closes one layer at a time: first the panel, then the sheet.
      event.preventDefault();
      if (item.current?.contains(document.activeElement)) trigger.current?.focus();
      setIsOpen(false);
    };
    const onPress = ({ type, target }: Event) => {
      const isIn = (box: HTMLElement | null) => target instanceof Node && box?.contains(target);
      // If the panel closed at pointerdown, a menu link would move away from under the finger.
      const outside = type === 'click' ? item.current : nav.current;
      if (!isIn(outside)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onPress);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onPress);
    };
  }, [isOpen]);

  return {
    isOpen,
    navProps: {
      ref: nav,
      onToggle: (event: ToggleEvent) => {
        if (event.newState === 'closed') setIsOpen(false);
      },
    },
    itemProps: {
      ref: item,
      onPointerEnter: (event: PointerEvent) => {
        if (isHoverMode.current && event.pointerType === 'mouse') show(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isHoverMode.current || event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsOpen(false), leaveDelayMs);
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      'data-replay': '',
      onClick: (event: MouseEvent) => {
        // Hovering has already opened the panel, so a mouse click follows the link.
        const isKeyboard = event.detail === 0;
        if ((isHoverMode.current && !isKeyboard) || !isPlainClick(event)) return;
        event.preventDefault();
        show(!isOpen);
      },
      onKeyDown: (event: KeyboardEvent) => {
        // Not every browser tells Enter apart from a mouse click in a click event.
        if (!isPressKey(event)) return;
        event.preventDefault();
        if (!event.repeat) show(!isOpen);
      },
    },
    panelProps: {
      onClick: (event: MouseEvent) => {
        if (!(event.target instanceof Element)) return;
        if (event.target.closest('[data-close-panel]')) {
          trigger.current?.focus();
          show(false);
        } else if (event.target.closest('a') && isPlainClick(event)) {
          show(false);
          // Following a link to the current page loads nothing, so an open sheet would cover the
          // target.
          nav.current?.hidePopover();
        }
      },
    },
  };
}
