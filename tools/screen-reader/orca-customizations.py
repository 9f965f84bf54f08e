# Orca loads this file from its data folder.
#
# A page of an app replaces its content and then moves the focus to the new heading. When the element with the focus is removed, Orca 43
# moves on silently, by itself, to what is in its place, and then takes the browser's focus event for old news: the new heading is not
# heard. This makes Orca follow the event.
from orca import orca, orca_state
from orca.scripts.web import script, script_utilities

follow_focus = script.Script.onFocusedChanged


def is_lost(utilities, element):
    return element is None or utilities.isDead(element) or utilities.isZombie(element)


def announce_focus(self, event):
    was_removed = is_lost(self.utilities, orca_state.locusOfFocus)
    if event.detail1 and was_removed and self.utilities.inDocumentContent(event.source):
        self.utilities.setCaretContext(event.source, 0)
        orca.setLocusOfFocus(event, event.source, True, True)
    return follow_focus(self, event)


def stay_silent(_utilities, _event):
    return False


script_utilities.Utilities.handleEventForRemovedChild = stay_silent
script.Script.onFocusedChanged = announce_focus
